import { text } from '../../text/en.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';

export function NotFound() {
  return (
    <Page narrow>
      <title>{text.notFound.title}</title>
      <meta name="robots" content="noindex" />
      <h1 style={{ fontSize: 44 }}>{text.notFound.title}</h1>
      <p style={{ fontSize: 20 }}>{text.notFound.description}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <ButtonLink to="/" tone="solid">
          {text.notFound.home}
        </ButtonLink>
        <ButtonLink to="/classic">{text.notFound.classic}</ButtonLink>
      </p>
    </Page>
  );
}
