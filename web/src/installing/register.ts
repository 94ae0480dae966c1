/** Has the browser keep the files of the client. Nobody is asked to install it: browsers offer that. */

export function register(): void {
  if (!('serviceWorker' in navigator)) return;
  const begin = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
