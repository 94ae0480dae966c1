"""A developer's first hour: an account, a webhook, a whole game, its log, its export.

It has what a running service hands out, and nothing else of the project. The strategy is chance.
"""

import os
import random
import threading
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from kronika_client import Client, models, webhooks

chance = random.Random(1)
ended = threading.Event()
secrets: list[str] = []
URL = os.environ["KRONIKA_URL"]


class Hook(BaseHTTPRequestHandler):
    """Takes deliveries of the webhook."""

    def do_POST(self) -> None:
        """One delivery; its signature has to fit."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        told = webhooks.opened(secrets, self.headers, body)
        self.send_response(204)
        self.end_headers()
        if told.type == "game.ended":
            ended.set()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


server = HTTPServer(("127.0.0.1", 0), Hook)
threading.Thread(target=server.serve_forever, daemon=True).start()
with Client(URL) as anybody:
    token = anybody.create_account(models.NewAccount(name=f"hour-{uuid.uuid4().hex[:8]}")).token
with Client(URL, token) as kronika:
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    wanted = models.NewWebhook(url=address, types=["game.ended"])
    secrets.append(kronika.create_webhook(wanted).secret)
    me = models.SeatWanted(kind="me")
    game = kronika.open_game(models.NewGame(title="ancient-knowledge", seats=[me, me]))
    while game.status == "running":
        seat = game.awaits[0]
        legal = kronika.get_legal_commands(game.id, seat=seat)
        command = chance.choice(legal.commands)
        moves = models.Moves(seat=seat, decision=legal.decision, commands=[command])
        kronika.play_moves(game.id, moves)
        game = kronika.get_game(game.id)
    events = [event.version for event in kronika.follow(game.id)]
    assert events == list(range(1, len(events) + 1))
    Path("game.json").write_bytes(kronika.export(game.id))
    keys = [one.key for one in kronika.list_keys().items]
    Path("keys.txt").write_text("".join(f"{one}\n" for one in keys))
assert ended.wait(300)
print(f"{game.status} after {game.ply} moves and {len(events)} events; the webhook was told")
