import { ButtonLink } from '../../ui/controls/Button.tsx';
import { words } from './words/en.ts';

/** In the guide: leads to the page of the proof. */
export const ProofLink = () => (
  <p>
    <ButtonLink to="/how-to-play/cube">{words.own.proof}</ButtonLink>
  </p>
);
