import { Suspense, useState } from 'react';
import type { RoomSettings } from '../../../rooms/protocol/wire.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { copyText } from '../../../ui/dialogs/copy.ts';
import { canShare, share } from '../../../ui/dialogs/share.ts';
import { notify } from '../../../ui/notices/notices.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import styles from './Invite.module.css';
import { Actions } from './Panel.tsx';
import { spellCode } from './room-code.ts';
import { cardOf } from '../../../variants/menu.ts';

const QrCode = lazyPart(async () => (await import('../../../ui/controls/QrCode.tsx')).QrCode);

type Props = {
  readonly code: string;
  /** The invitation in the link. */
  readonly invitation: string;
  /** The name of the player who invites. */
  readonly name: string;
  readonly settings: RoomSettings;
};

/**
 * The address that opens the join step with the code filled in. The invitation is in the fragment, which no
 * server receives.
 */
const linkTo = (code: string, invitation: string): string => {
  const link = new URL('/online', location.origin);
  link.searchParams.set('room', code);
  if (invitation !== '') link.hash = `key=${invitation}`;
  return link.href;
};

async function copy(what: string, said: string): Promise<void> {
  if (await copyText(what)) notify({ title: said });
}

/** The room's code and ways to share it. */
export function Invite({ code, invitation, name, settings }: Props) {
  const [hasQr, setQr] = useState(false);
  const link = linkTo(code, invitation);
  const variant = cardOf(settings.gameVariant).name;
  const shareLink = async () => {
    const about = name === '' ? variant : online.shareText(name, variant);
    if (!(await share({ title: online.title, text: about, url: link })))
      await copy(link, online.linkCopied);
  };
  return (
    <>
      <div className={styles['code']}>
        <div>
          <span className={styles['label']}>{online.codeLabel}</span>
          <output className={styles['value']} aria-hidden="true">
            {code}
          </output>
          <span className="visually-hidden">{spellCode(code)}</span>
        </div>
        <Button size="small" onClick={() => void copy(code, online.copied)}>
          {online.copyCode}
        </Button>
      </div>
      {canShare() ? (
        <Button tone="solid" onClick={() => void shareLink()}>
          {online.invite}
        </Button>
      ) : (
        <h3>{online.invite}</h3>
      )}
      <Actions>
        <Button size="small" onClick={() => void copy(link, online.linkCopied)}>
          {online.copyLink}
        </Button>
        <Button size="small" aria-expanded={hasQr} onClick={() => setQr(!hasQr)}>
          {online.qr}
        </Button>
      </Actions>
      {hasQr ? (
        <Suspense fallback={null}>
          <figure className={styles['scan']}>
            <QrCode link={link} label={online.qrAlt(link)} />
            <figcaption>{online.qrDetail}</figcaption>
          </figure>
        </Suspense>
      ) : null}
    </>
  );
}
