/** Registers the service worker (/sw.js) and reports a newer version. */

/** The parts used of the browser's ServiceWorkerContainer. */
type Workers = Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;

type Follow = {
  /** A newer version is ready; `takeOver` activates it in all tabs. */
  readonly onUpdate: (takeOver: () => void) => void;
  /** A newer version was activated, by this tab or another. */
  readonly onTakenOver: () => void;
};

/** Registers the worker. A refusal is ignored, because it only prevents offline play. */
export async function keepOffline(workers: Workers | undefined, follow: Follow): Promise<void> {
  try {
    if (!workers) return;
    let version = workers.controller;
    workers.addEventListener('controllerchange', () => {
      if (version && version !== workers.controller) follow.onTakenOver();
      version = workers.controller;
    });
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
    // A forced reload loads the page without the worker, until the next one takes over.
    version ??= registration.active;
    watch(workers, registration, follow);
  } catch (error) {
    if (import.meta.env.DEV) console.warn('no offline play', error);
  }
}

function watch(
  workers: Workers,
  registration: ServiceWorkerRegistration,
  { onUpdate }: Follow,
): void {
  // By then an even newer version may be waiting.
  const tell = () => onUpdate(() => registration.waiting?.postMessage('take over'));
  // The first install replaces nothing and doesn't wait.
  if (registration.waiting && workers.controller) tell();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && workers.controller) tell();
    });
  });
}
