#!/bin/sh
# Does a newcomer's first quarter of an hour in a temporary folder: clone, serve, kill, serve
# again; with `--tests` also the whole test suite. Fails unless the first answer comes within
# three minutes and the second start within ten seconds.
#
#   sh deploy/try_fresh_clone.sh [--tests]
set -eu
source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
folder=$(mktemp -d /tmp/kronika-clone.XXXXXX)
chmod 711 "$folder"
port=${PORT:-18099}
service=''
trap '[ -z "$service" ] || kill "$service" 2>/dev/null || true; rm -rf "$folder"' EXIT
trap 'exit 1' INT HUP TERM

now() { date +%s; }

serve() { # serve SECONDS: start the service and wait for its first answer
    began=$(now)
    ./kronika serve --port "$port" >"$folder/serve.log" 2>&1 &
    service=$!
    until "$folder/ready" 2>/dev/null; do
        kill -0 "$service" 2>/dev/null || { cat "$folder/serve.log"; echo "serve ended"; exit 1; }
        [ $(($(now) - began)) -le "$1" ] || { cat "$folder/serve.log"; echo "no answer in $1 s"; exit 1; }
        sleep 0.2
    done
    echo "answered after $(($(now) - began)) s"
}

cat >"$folder/ready" <<EOF
#!/bin/sh
exec "$folder/clone/.venv/bin/python" -c "import urllib.request as u; u.urlopen('http://127.0.0.1:$port/ready', timeout=3)"
EOF
chmod 755 "$folder/ready"

git clone -q "$source" "$folder/clone"
cd "$folder/clone"
echo "first start"
serve 180
kill -9 "$service"
wait "$service" 2>/dev/null || true
echo "second start, after kill -9"
serve 10
kill "$service"
wait "$service" || true
service=''
if [ "${1:-}" = --tests ]; then ./kronika test; fi
echo "well"
