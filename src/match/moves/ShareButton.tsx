import { shareQuery } from '../../play/keeping/share.ts';
import type { MatchRecord } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { notify } from '../../ui/notices/notices.ts';

/** Copies a link that opens this match with its moves. */
export function ShareButton({ record }: { record: MatchRecord }) {
  const share = async () => {
    const link = new URL(`/${record.game}`, location.origin);
    link.search = shareQuery(record).toString();
    try {
      await navigator.clipboard.writeText(link.href);
      notify({ title: text.share.copied, description: text.share.copiedHint });
    } catch {
      // Without permission, or outside https, the link can still be copied by hand.
      notify({ title: text.share.copyThis, description: link.href });
    }
  };
  return (
    <Button
      icon
      size="small"
      tone="quiet"
      aria-label={text.share.button}
      onClick={() => void share()}
    >
      <Icon name="link" />
    </Button>
  );
}
