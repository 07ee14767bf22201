# Runs PgBouncer in transaction mode while standard input is open. The test holds the other end. Arguments: the program, the
# port of the server, a port, the password of the user `skald`.
set -eu
program=$1 server=$2 port=$3 password=$4
trap '' INT TERM HUP
folder=$(mktemp -d "${TMPDIR:-/tmp}/skald-pgbouncer-XXXXXX")
cd "$folder"
cat > pgbouncer.ini <<SETTINGS
[databases]
* = host=127.0.0.1 port=$server user=skald password='$password'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $port
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
logfile = $folder/log
SETTINGS
"$program" -q pgbouncer.ini &
echo ready
read -r _ || true
kill -9 $!
cd /
rm -rf "$folder"
