import { CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PerspectiveCamera } from 'three';
import type { BoardLayout, Viewpoint } from '../rules/board.ts';
import { fit, type Extent, type Fit } from './fit.ts';
import { useLook } from './look.ts';
import { NARROW } from './narrow.ts';
import { onPreset, type Preset } from './presets.ts';

type Controls = React.ComponentRef<typeof CameraControls>;

const RADIANS = Math.PI / 180;
/** Orbit limits from straight above, degrees. */
const POLAR = { min: 15, max: 80 };
/** Zoom limits as factors of the fitting distance. */
const ZOOM = { min: 0.7, max: 1.6 };
const { ACTION } = CameraControlsImpl;

/** The camera of one board: fitted to it, turned by hand within limits, brought back by presets. */
export function Camera({ layout, extent }: { layout: BoardLayout; extent: Extent }) {
  const size = useThree((state) => state.size);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const invalidate = useThree((state) => state.invalidate);
  const { still } = useLook();
  const [controls, setControls] = useState<Controls | null>(null);
  const home = size.width < NARROW && size.height > size.width * 0.8 ? layout.phone : layout.view;
  const fitted = useRef<{
    readonly fit: Fit;
    readonly home: Viewpoint;
    readonly extent: Extent;
  } | null>(null);

  useLayoutEffect(() => {
    if (!controls || size.width <= 1) return;
    camera.fov = home.fov;
    camera.updateProjectionMatrix();
    const next = fit(extent, home, size.width / size.height);
    const before = fitted.current;
    const zoom = before ? controls.distance / before.fit.distance : 1;
    fitted.current = { fit: next, home, extent };
    controls.minDistance = next.distance * ZOOM.min;
    controls.maxDistance = next.distance * ZOOM.max;
    if (before?.home !== home) look(controls, next, home, false);
    else {
      // Another part of the board glides in; another size of the window just fits.
      const glide = before.extent !== extent && !still;
      void controls.moveTo(...next.target, glide);
      void controls.dollyTo(next.distance * zoom, glide);
    }
    controls.update(0);
  }, [controls, camera, extent, home, size, still]);

  useEffect(() => {
    if (!controls) return undefined;
    return onPreset((preset) => {
      const view = viewOf(preset, home);
      look(controls, fit(extent, view, size.width / size.height), view, !still);
      invalidate();
    });
  }, [controls, extent, home, size, still, invalidate]);

  useGestures(controls);
  usePageScroll(controls);
  return (
    <CameraControls
      ref={setControls}
      minPolarAngle={POLAR.min * RADIANS}
      maxPolarAngle={POLAR.max * RADIANS}
      smoothTime={still ? 0 : 0.22}
      draggingSmoothTime={still ? 0 : 0.08}
    />
  );
}

/** Where a preset looks from; `home` is where the board is first seen from. */
function viewOf(preset: Preset, home: Viewpoint): Viewpoint {
  switch (preset) {
    case 'reset':
      return home;
    case 'top':
      return { ...home, azimuth: 0, elevation: 90 - POLAR.min };
    case 'tilted':
      return { ...home, azimuth: 32, elevation: 36 };
    case 'side':
      return { ...home, azimuth: 0, elevation: 90 - POLAR.max + 8 };
  }
}

function look(controls: Controls, { distance, target }: Fit, view: Viewpoint, glide: boolean) {
  // The shortest way round, whatever number of turns the player has made.
  controls.normalizeRotations();
  void controls.rotateTo(view.azimuth * RADIANS, (90 - view.elevation) * RADIANS, glide);
  // moveTo takes the camera along; setTarget would turn it away from the angle just asked for.
  void controls.moveTo(...target, glide);
  void controls.dollyTo(distance, glide);
  // Without a glide nothing else asks for a frame.
  controls.update(0);
}

/** Left button and one finger turn, two fingers and the wheel zoom; nothing pans. */
function useGestures(controls: Controls | null): void {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    if (!controls) return undefined;
    controls.mouseButtons.left = ACTION.ROTATE;
    controls.mouseButtons.right = ACTION.NONE;
    controls.mouseButtons.middle = ACTION.NONE;
    controls.touches.one = ACTION.TOUCH_ROTATE;
    controls.touches.two = ACTION.TOUCH_DOLLY;
    controls.touches.three = ACTION.NONE;
    // The wheel belongs to the page until the player has clicked or tabbed into the board.
    const gate = () => {
      const focused = canvas.closest('[data-board]')?.contains(document.activeElement) ?? false;
      controls.mouseButtons.wheel = focused ? ACTION.DOLLY : ACTION.NONE;
    };
    const world = canvas.parentElement;
    world?.addEventListener('wheel', gate, { capture: true, passive: true });
    return () => world?.removeEventListener('wheel', gate, { capture: true });
  }, [controls, canvas]);
}

/** One finger turns the board; on a page that is longer than the screen, swipes up and down scroll. */
function usePageScroll(controls: Controls | null): void {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    const page = document.documentElement;
    const allow = () => {
      const scrolls = page.scrollHeight > page.clientHeight + 1;
      canvas.style.touchAction = scrolls ? 'pan-y' : 'none';
    };
    allow();
    const observer = new ResizeObserver(allow);
    observer.observe(page);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [controls, canvas]);
}
