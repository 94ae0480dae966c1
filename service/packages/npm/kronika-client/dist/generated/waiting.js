// This file is auto-generated from openapi.json
/** Paths of what can be read `at_least` as recent as something else. */
export const WAITING = [
    /^\/v1\/titles\/[^\/]+\/statistics$/,
    /^\/v1\/games$/,
    /^\/v1\/home$/,
    /^\/v1\/games\/[^\/]+\/forks$/,
    /^\/v1\/players\/[^\/]+$/,
    /^\/v1\/leaderboards\/[^\/]+$/,
    /^\/v1\/disputes$/,
    /^\/v1\/webhooks\/[^\/]+\/deliveries$/,
];
