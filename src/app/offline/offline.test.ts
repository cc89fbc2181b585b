import { expect, test, vi } from 'vitest';
import { keepOffline } from './offline.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly said: unknown[] = [];
  postMessage(data: unknown): void {
    this.said.push(data);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

function browser({ isControlled = true, waiting = null as FakeWorker | null } = {}) {
  const registration = new FakeRegistration();
  registration.waiting = waiting;
  const register = vi.fn(() => Promise.resolve(registration));
  const workers = { register, controller: isControlled ? {} : null, addEventListener: vi.fn() };
  return { registration, register, workers: workers as never };
}

function install(registration: FakeRegistration): FakeWorker {
  registration.installing = new FakeWorker();
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing.become('installed');
  return registration.installing;
}

test('PWA-01: the worker is registered at /sw.js', async () => {
  const { register, workers } = browser();
  await keepOffline(workers, vi.fn());
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('PWA-02: a failed registration is ignored silently', async () => {
  const refuse = { register: () => Promise.reject(new Error('denied')) } as never;
  await expect(keepOffline(refuse, vi.fn())).resolves.toBeUndefined();
  await expect(keepOffline(undefined, vi.fn())).resolves.toBeUndefined();
});

test('the first install is no update', async () => {
  const { registration, workers } = browser({ isControlled: false });
  const onUpdate = vi.fn();
  await keepOffline(workers, onUpdate);
  install(registration);
  expect(onUpdate).not.toHaveBeenCalled();
});

test('a newer version takes over on request', async () => {
  const { registration, workers } = browser();
  const onUpdate = vi.fn<(takeOver: () => void) => void>((takeOver) => takeOver());
  await keepOffline(workers, onUpdate);
  expect(install(registration).said).toEqual(['take over']);
});

test('announces a version that has waited since the last visit at once', async () => {
  const { workers } = browser({ waiting: new FakeWorker() });
  const onUpdate = vi.fn();
  await keepOffline(workers, onUpdate);
  expect(onUpdate).toHaveBeenCalledOnce();
});
