import { sendCameraCommand } from '../../play/camera-commands.ts';
import { STEPS } from '../../play/camera-steps.ts';
import { speech } from '../../text/speech.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import styles from './CameraPad.module.css';

const PATHS: readonly (readonly [step: keyof typeof STEPS, path: string])[] = [
  ['in', 'M12 5v14M5 12h14'],
  ['out', 'M5 12h14'],
  ['turn-left', 'M7 8.5A7 7 0 1 1 5.5 15M7 4v4.5h4.5'],
  ['turn-right', 'M17 8.5A7 7 0 1 0 18.5 15M17 4v4.5h-4.5'],
  ['left', 'M14.5 6 8.5 12l6 6'],
  ['up', 'M6 14.5 12 8.5l6 6'],
  ['down', 'M6 9.5l6 6 6-6'],
  ['right', 'M9.5 6l6 6-6 6'],
];

/** Buttons that zoom, turn and move the camera: nothing needs two fingers or a drag. */
export function CameraPad() {
  return (
    <div className={styles['pad']} role="group" aria-label={speech.pad.label}>
      {PATHS.map(([step, path]) => (
        <Button
          key={step}
          size="small"
          icon
          aria-label={speech.pad[step]}
          onClick={() => sendCameraCommand(STEPS[step])}
        >
          <Icon path={path} size={20} />
        </Button>
      ))}
    </div>
  );
}
