// Shows /openapi.json. Nothing is loaded from anywhere else and nothing is sent anywhere else: no
// fonts, no proxy, no assistant, no telemetry.
Scalar.createApiReference("#docs", {
  url: "/openapi.json",
  agent: { disabled: true },
  defaultOpenAllTags: false,
  documentDownloadType: "direct",
  hideClientButton: true,
  mcp: { disabled: true },
  persistAuth: false,
  showDeveloperTools: "never",
  telemetry: false,
  withDefaultFonts: false,
});
