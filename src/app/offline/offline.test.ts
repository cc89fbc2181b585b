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
  active: object | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

function browser({ isControlled = true, waiting = null as FakeWorker | null } = {}) {
  const registration = new FakeRegistration();
  registration.waiting = waiting;
  const register = vi.fn(() => Promise.resolve(registration));
  const controller: object | null = isControlled ? {} : null;
  const workers = Object.assign(new EventTarget(), { register, controller });
  const follow = { onUpdate: vi.fn<(takeOver: () => void) => void>(), onTakenOver: vi.fn() };
  const change = (next: object = {}) => {
    workers.controller = next;
    workers.dispatchEvent(new Event('controllerchange'));
  };
  return { registration, register, change, follow, workers: workers as never };
}

function install(registration: FakeRegistration): FakeWorker {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.become('installed');
  return worker;
}

test('PWA-01: the worker is registered at /sw.js', async () => {
  const { register, workers, follow } = browser();
  await keepOffline(workers, follow);
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('PWA-02: a failed registration is ignored silently', async () => {
  const { workers, follow, register } = browser();
  register.mockRejectedValue(new Error('denied'));
  await expect(keepOffline(workers, follow)).resolves.toBeUndefined();
  await expect(keepOffline(undefined, follow)).resolves.toBeUndefined();
});

test('the first install is no update', async () => {
  const { registration, workers, follow, change } = browser({ isControlled: false });
  await keepOffline(workers, follow);
  install(registration);
  change();
  expect(follow.onUpdate).not.toHaveBeenCalled();
  expect(follow.onTakenOver).not.toHaveBeenCalled();
});

test('a newer version takes over on request', async () => {
  const { registration, workers, follow } = browser();
  follow.onUpdate.mockImplementation((takeOver) => takeOver());
  await keepOffline(workers, follow);
  expect(install(registration).said).toEqual(['take over']);
});

test('of two newer versions the last one takes over, whichever was announced', async () => {
  const { registration, workers, follow } = browser();
  await keepOffline(workers, follow);
  const [one, two] = [install(registration), install(registration)];
  for (const [takeOver] of follow.onUpdate.mock.calls) takeOver();
  expect([one.said, two.said]).toEqual([[], ['take over', 'take over']]);
});

test('announces a version that has waited since the last visit at once', async () => {
  const { workers, follow } = browser({ waiting: new FakeWorker() });
  await keepOffline(workers, follow);
  expect(follow.onUpdate).toHaveBeenCalledOnce();
});

test('a tab learns that another one let a newer version take over', async () => {
  const { workers, follow, change } = browser();
  await keepOffline(workers, follow);
  expect(follow.onTakenOver).not.toHaveBeenCalled();
  change();
  expect(follow.onTakenOver).toHaveBeenCalledOnce();
});

test('so does one that was reloaded past its worker, but not from that worker', async () => {
  const { registration, workers, follow, change } = browser({ isControlled: false });
  registration.active = {};
  await keepOffline(workers, follow);
  change(registration.active);
  expect(follow.onTakenOver).not.toHaveBeenCalled();
  change();
  expect(follow.onTakenOver).toHaveBeenCalledOnce();
});

test('one that was reloaded past its worker learns of the next', async () => {
  const { registration, workers, follow, change } = browser({ isControlled: false });
  registration.active = {};
  await keepOffline(workers, follow);
  change();
  expect(follow.onTakenOver).toHaveBeenCalledOnce();
});
