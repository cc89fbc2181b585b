import { Suspense, useRef, useState } from 'react';
import { analysis } from '../../text/analysis.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { ImportProps } from './ImportDialog.tsx';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).loadImportDialog());

/** Opens the dialog that reads a match from text. */
export function ImportButton({ game, onImport }: Pick<ImportProps, 'game' | 'onImport'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} size="small" onClick={() => setOpen(true)}>
        {analysis.import}
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <ImportDialog
            game={game}
            onImport={onImport}
            onClose={() => setOpen(false)}
            opener={() => button.current}
          />
        ) : null}
      </Suspense>
    </>
  );
}
