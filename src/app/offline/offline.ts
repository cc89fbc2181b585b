/** Registers the service worker (/sw.js) and reports a newer version. */

/** The parts used of the browser's ServiceWorkerContainer. */
type Workers = Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;

type Follow = {
  /** A newer version waits; `takeOver` lets it take over from the old one, in all tabs. */
  readonly onUpdate: (takeOver: () => void) => void;
  /** A newer version has taken over: this tab asked it to, or another did. */
  readonly onTakenOver: () => void;
};

/** Registers the worker. A refusal is ignored, because it only prevents offline play. */
export async function keepOffline(workers: Workers | undefined, follow: Follow): Promise<void> {
  try {
    if (workers) watchController(workers, follow);
    const registration = await workers?.register('/sw.js', { updateViaCache: 'none' });
    if (workers && registration) watch(workers, registration, follow);
  } catch (error) {
    if (import.meta.env.DEV) console.warn('no offline play', error);
  }
}

function watchController(workers: Workers, { onTakenOver }: Follow): void {
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isControlled) onTakenOver();
    isControlled = true;
  });
}

function watch(
  workers: Workers,
  registration: ServiceWorkerRegistration,
  { onUpdate }: Follow,
): void {
  // By then a still newer version may wait in place of the one that is told of.
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
