import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { device, isReduced, startDevice, themeOf } from '../look/device.ts';
import '../ui/base.css';
import { watchInput } from '../ui/input.ts';
import { routes } from './routes.tsx';

startDevice(window);
watchInput(window);
const reflect = () => {
  const state = device.getState();
  document.documentElement.dataset['theme'] = themeOf(state);
  document.documentElement.dataset['motion'] =
    state.motion === 'system' ? 'system' : isReduced(state) ? 'reduced' : 'full';
};
reflect();
device.subscribe(reflect);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
