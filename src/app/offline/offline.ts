/** Registers the service worker (/sw.js) and reports a newer version. */

/** The parts used of the browser's ServiceWorkerContainer. */
type Workers = Pick<ServiceWorkerContainer, 'register' | 'controller'>;

/**
 * Registers the worker. A refusal is ignored, because it only prevents offline play.
 * @param onUpdate called once a newer version waits; its argument lets that version take over
 */
export async function keepOffline(
  workers: Workers | undefined,
  onUpdate: (takeOver: () => void) => void,
): Promise<void> {
  try {
    const registration = await workers?.register('/sw.js', { updateViaCache: 'none' });
    if (workers && registration) watch(workers, registration, onUpdate);
  } catch (error) {
    if (import.meta.env.DEV) console.warn('no offline play', error);
  }
}

function watch(
  workers: Workers,
  registration: ServiceWorkerRegistration,
  onUpdate: (takeOver: () => void) => void,
): void {
  const tell = (waiting: ServiceWorker) => onUpdate(() => waiting.postMessage('take over'));
  // The first install replaces nothing and doesn't wait.
  if (registration.waiting && workers.controller) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && workers.controller) tell(installing);
    });
  });
}
