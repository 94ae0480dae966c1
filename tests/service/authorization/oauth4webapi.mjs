// A stranger's library against the service: discovery, PKCE, refreshing, the device grant, looking
// at a token, revoking it. Usage: oauth4webapi.mjs <library> <url> <client id> <redirect URI>; it
// prints the address to open and reads where the player was sent back to, and so on: a line each.
import { createInterface } from "node:readline/promises";

const [library, url, clientId, redirectUri] = process.argv.slice(2);
const oauth = await import(library);
const plain = { [oauth.allowInsecureRequests]: true };
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const told = async (value) => {
  console.log(JSON.stringify(value));
  return JSON.parse((await lines.next()).value);
};

const issuer = new URL(url);
const discovered = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...plain });
const server = await oauth.processDiscoveryResponse(issuer, discovered);
const client = { client_id: clientId };
const authentication = oauth.None();

const verifier = oauth.generateRandomCodeVerifier();
const state = oauth.generateRandomState();
const address = new URL(server.authorization_endpoint);
address.search = new URLSearchParams({
  client_id: clientId,
  redirect_uri: redirectUri,
  response_type: "code",
  scope: "read play",
  state,
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  code_challenge_method: "S256",
}).toString();
const { location } = await told({ address: address.href });
const parameters = oauth.validateAuthResponse(server, client, new URL(location), state);
const exchanged = await oauth.processAuthorizationCodeResponse(
  server,
  client,
  await oauth.authorizationCodeGrantRequest(
    server, client, authentication, parameters, redirectUri, verifier, plain,
  ),
);
const refreshed = await oauth.processRefreshTokenResponse(
  server,
  client,
  await oauth.refreshTokenGrantRequest(
    server, client, authentication, exchanged.refresh_token, plain,
  ),
);
const me = await oauth.protectedResourceRequest(
  refreshed.access_token, "GET", new URL("/v1/accounts/me", url), undefined, undefined, plain,
);
const { id } = await me.json();

const device = await oauth.processDeviceAuthorizationResponse(
  server,
  client,
  await oauth.deviceAuthorizationRequest(server, client, authentication, { scope: "read" }, plain),
);
await told({ user_code: device.user_code });
const polled = await oauth.processDeviceCodeResponse(
  server,
  client,
  await oauth.deviceCodeGrantRequest(server, client, authentication, device.device_code, plain),
);
for (const token of [refreshed.refresh_token, polled.access_token]) {
  await oauth.processRevocationResponse(
    await oauth.revocationRequest(server, client, authentication, token, plain),
  );
}
const gone = await fetch(new URL("/v1/accounts/me", url), {
  headers: { Authorization: `Bearer ${refreshed.access_token}` },
});
await told({ id, scope: exchanged.scope, device: polled.scope, gone: gone.status });
process.exit(0);
