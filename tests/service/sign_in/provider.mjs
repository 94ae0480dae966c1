// The OpenID provider of npm, for whoever signs in: the user name is the person. It is told by a line
// of JSON on its standard input, and says "ready" when it listens.
//   {"library": file URL, "issuer", "port", "redirectUris": [...], "method", "keys": [JWK]}
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const orders = JSON.parse((await lines.next()).value);
const { Provider } = await import(orders.library);

const provider = new Provider(orders.issuer, {
  clients: [
    {
      client_id: "kronika",
      client_secret: "a secret: with + odd/characters",
      redirect_uris: orders.redirectUris,
      token_endpoint_auth_method: orders.method,
    },
  ],
  clientAuthMethods: [orders.method],
  jwks: { keys: orders.keys },
  cookies: { keys: ["of no matter"] },
  claims: { profile: ["preferred_username", "name"] },
  findAccount: (_, subject) => ({
    accountId: subject,
    claims: () => ({ sub: subject, preferred_username: subject, name: `The ${subject}` }),
  }),
});
createServer(provider.callback()).listen(orders.port, "127.0.0.1", () => console.log("ready"));
for await (const _ of lines); // until whoever started it is gone
process.exit(0);
