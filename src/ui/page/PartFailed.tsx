import { menuWords } from '../../text/menus.ts';
import { Button } from '../controls/Button.tsx';
import { useAnnouncement } from '../notices/Announcer.tsx';

/** In the place of a part of the page that couldn't be loaded. */
export function PartFailed() {
  useAnnouncement(menuWords.part.missing);
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {menuWords.part.missing}
      <Button size="small" onClick={() => location.reload()}>
        {menuWords.error.reload}
      </Button>
    </p>
  );
}
