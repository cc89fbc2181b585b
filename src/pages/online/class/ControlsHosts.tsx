import { Suspense, useState } from 'react';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { classLink } from './addresses.ts';
import { AskingDevice } from './AskingDevice.tsx';
import type { LeadProps } from './HostSteps.tsx';
import styles from './ClassControls.module.css';
import { useSure } from './use-sure.ts';

const QrCode = lazyPart(async () => (await import('../../../ui/controls/QrCode.tsx')).QrCode);

/**
 * Adds a host, such as the teacher's phone. Scanning the code only asks to lead: this host must let it in.
 */
export function ControlsHosts({ client, snapshot }: LeadProps) {
  const [link, setLink] = useState<string | null>(null);
  const { isSure, press } = useSure();
  if (snapshot.asking !== null) return <AskingDevice client={client} number={snapshot.asking} />;
  return (
    <>
      {snapshot.hosts > 1 ? (
        <Button size="small" onClick={() => press(() => void client.act({ do: 'alone' }))}>
          {isSure ? classWords.aloneSure : classWords.alone}
        </Button>
      ) : null}
      {link === null ? (
        <Button
          size="small"
          onClick={() =>
            void client
              .newHostPass()
              .then((hostPass) => setLink(hostPass && classLink({ id: snapshot.id, hostPass })))
          }
        >
          {classWords.addHost}
        </Button>
      ) : (
        <>
          <p className={styles['detail']}>{classWords.addHostDetail}</p>
          <Suspense fallback={null}>
            <QrCode link={link} label={classWords.qrAlt(link)} />
          </Suspense>
          <Button
            size="small"
            onClick={() => {
              void client.revokeHostPass();
              setLink(null);
            }}
          >
            {classWords.revoke}
          </Button>
        </>
      )}
    </>
  );
}
