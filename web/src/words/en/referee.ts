/** Words of the rules that are loaded into the page. */
export const referee = {
  loading: 'The rules are being loaded: {sent} of {size} MB.',
  asking: 'The service is being asked for the rules.',
  starting: 'The rules are here and are being started.',
  ready: 'The rules are here.',
  atTables: 'Load the rules into this browser (6 MB, once): previews without waiting',
  cancel: 'Cancel',
  again: 'Try again',
  'failed.unreached': 'The rules could not be loaded.',
  'failed.unreached.detail': 'You are offline, or the service cannot be reached. Once loaded, they stay in this browser.',
  'failed.altered': 'The files of the rules are not those that the service names.',
  'failed.altered.detail': 'Perhaps the service has just been renewed: try again. If it happens again, something between you and the service changes files.',
  'failed.broken': 'The rules stopped working.',
  'failed.broken.detail': 'The browser may have run out of memory: close other tabs and try again.',
  'failed.unsupported': 'This browser cannot run the rules.',
  'failed.unsupported.detail': 'They need WebAssembly, which it lacks or which somebody has turned off. A newer browser can run them; so can the command kronika verify.',
} as const;
