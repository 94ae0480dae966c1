/** What an app can ask for. */

import type { Scope } from 'kronika-client';

const FOR_APPS = ['read', 'play', 'create', 'propose', 'dispute', 'webhooks', 'arbiter'] as const;

export type AppScope = (typeof FOR_APPS)[number];

export function isForApps(scope: Scope): scope is AppScope {
  return (FOR_APPS as readonly Scope[]).includes(scope);
}
