import { useLayoutEffect } from 'react';
import { loadScene } from '../../match/board/load-scene.ts';
import { loadLesson } from '../../match/load-lesson.ts';
import { MatchShell } from '../../match/MatchShell.tsx';
import { deviceStorage } from '../../look/storage.ts';
import { dismissOffer } from '../../play/learn/offers.ts';
import { lessons as words } from '../../text/lessons.ts';
import { cardOf, loadVariant } from '../../variants/menu.ts';
import { LessonScreen, type ScreenProps } from './LessonScreen.tsx';
import type { GameId } from '../../variants/rules.ts';

/** The lazy part of a lesson's route. */
export async function lessonRoute(id: GameId | 'cube') {
  if (id === 'cube') return (await import('./ArgumentPage.tsx')).argumentRoute('3d');
  const variant = await loadVariant(id);
  const lesson = await loadLesson(variant);
  if (!lesson) throw new Error(`${id} has no lesson`);
  if (!import.meta.env.SSR) loadScene(variant).catch(() => undefined);
  return {
    element: <LessonPage key={id} {...{ id, variant }} steps={lesson.steps} said={lesson.words} />,
  };
}

/** A game's lesson on its board. Opening it ends the offer of the lesson. */
function LessonPage(props: ScreenProps) {
  const { id } = props;
  // Before the paint, because the visitor may leave at once.
  useLayoutEffect(() => dismissOffer(deviceStorage(window), id), [id]);
  return (
    <MatchShell title={words.title(cardOf(id).name)} back={[`/${id}`, words.leave]}>
      <LessonScreen {...props} />
    </MatchShell>
  );
}
