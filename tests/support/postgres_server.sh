# Runs a PostgreSQL server in its own folder while standard input is open. The test holds the other end, so the server ends with
# the test, even after a crash. Arguments: the folder of PostgreSQL's programs, a port, a password, a certificate, its key.
# The commands are `start` and `stop`, which is immediate like a power loss. The script prints a line after each command.
set -eu
bin=$1 port=$2 password=$3 certificate=$4 key=$5
trap '' INT TERM HUP
folder=$(mktemp -d "${TMPDIR:-/tmp}/skald-postgres-XXXXXX")
cd "$folder"
printf '%s' "$certificate" > server.pem
(umask 077; printf '%s' "$key" > server.key; printf '%s\n' "$password" > password)
"$bin/initdb" --no-sync --username=skald --pwfile=password --auth=scram-sha-256 --encoding=UTF8 --locale=C data > initdb.log 2>&1
cat >> data/postgresql.conf <<SETTINGS
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$folder'
fsync = off
max_wal_size = 64MB
min_wal_size = 32MB
max_connections = 300
ssl = on
ssl_cert_file = '$folder/server.pem'
ssl_key_file = '$folder/server.key'
SETTINGS
running=no
start() { "$bin/pg_ctl" --pgdata=data --log=server.log --wait start > /dev/null 2>&1; running=yes; }
stop() { "$bin/pg_ctl" --pgdata=data --mode=immediate --wait stop > /dev/null 2>&1; running=no; }
start
echo ready
while read -r command; do
    case $command in
        start) start ;;
        stop) stop ;;
    esac
    echo "$command"
done
[ "$running" = no ] || stop
cd /
rm -rf "$folder"
