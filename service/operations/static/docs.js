// Shows /openapi.json. Nothing is loaded from anywhere else: no validator badge, no fonts.
SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  docExpansion: "list",
  persistAuthorization: false,
});
