import type { ClassClient } from '../../../play/room/class-client.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './AskingDevice.module.css';

type Props = {
  readonly client: ClassClient;
  /** The number that the device shows. */
  readonly number: number;
};

/** Another device asks to lead the class. A pupil may have scanned the code first: the number says whose it is. */
export const AskingDevice = ({ client, number }: Props) => (
  <section className={styles['asking']} aria-label={classWords.asks(number)}>
    <p>{classWords.asks(number)}</p>
    <Button
      size="small"
      tone="solid"
      onClick={() => void client.act({ do: 'admit', number, yes: true })}
    >
      {classWords.admit}
    </Button>
    <Button size="small" onClick={() => void client.act({ do: 'admit', number, yes: false })}>
      {classWords.refuse}
    </Button>
  </section>
);
