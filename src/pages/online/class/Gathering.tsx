import { Suspense } from 'react';
import type { ClassSnapshot } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { spellCode } from '../lobby/room-code.ts';
import { classAddress, classLink } from './addresses.ts';
import styles from './Gathering.module.css';
import { remainingPupils } from './results.ts';
import { PupilNames } from './PupilNames.tsx';

const QrCode = lazyPart(async () => (await import('../../../ui/controls/QrCode.tsx')).QrCode);

/** Shows the code as large as the screen allows, and the names of all pupils. */
export function Gathering({ snapshot }: { snapshot: ClassSnapshot }) {
  const link = classLink({ code: snapshot.code });
  const remaining = remainingPupils(snapshot);
  useAnnouncement(remaining.length > 0 ? classWords.newcomer(remaining.at(-1)?.name ?? '') : '');
  return (
    <div className={styles['gathering']}>
      <section className={styles['code']} aria-label={classWords.code}>
        <output className={styles['letters']} aria-hidden="true">
          {snapshot.code.split('').map((letter, at) => (
            // The same letter may occur twice.
            // eslint-disable-next-line react/no-array-index-key -- places don't move
            <span key={at}>{letter}</span>
          ))}
        </output>
        <span className="visually-hidden">{spellCode(snapshot.code)}</span>
        <p>
          {snapshot.settings.locked ? classWords.lockedDetail : classWords.goTo(classAddress())}
        </p>
        <Suspense fallback={null}>
          <QrCode link={link} label={classWords.qrAlt(link)} />
        </Suspense>
      </section>
      <PupilNames snapshot={snapshot} />
    </div>
  );
}
