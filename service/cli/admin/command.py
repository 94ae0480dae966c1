"""`kronika admin`: the commands."""

from cyclopts import App

from service.cli.admin import acts, games, people, sign_up

admin = App(
    name="admin",
    help="""Administer the service from its own machine.

Lists, suspends and erases accounts, grants and revokes roles, says who may
sign up, declares games void, and shows what administrators did. What is done
here is recorded as what is done through the API, with the name of the user of
the operating system. A service may run meanwhile; it obeys at once, or within
ten seconds.

Try:

    kronika admin accounts --state suspended
    kronika admin grant ada arbiter
    kronika admin suspend eve --days 7 --reason "Insults other players."
    kronika admin sign-up code
    kronika admin acts --verify""",
    help_format="plaintext",
)
for one in (
    *(people.accounts, people.suspend, people.unsuspend, people.grant, people.revoke, people.erase),
    *(games.void, sign_up.code, sign_up.codes, sign_up.withdraw, acts.acts),
):
    admin.command(one)
admin.command(sign_up.sign_up, name="sign-up")
