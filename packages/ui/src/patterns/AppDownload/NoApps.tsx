import { Button } from '../../primitives/Button/index.ts';
import type { AppDownloadViewProps } from '../../views/app-download/contract.ts';
import { Notice } from '../Notice/index.ts';

/** Says that the site has no app, with the way home (SHELL-02x). */
export function NoApps({ homeHref, texts }: Pick<AppDownloadViewProps, 'homeHref' | 'texts'>) {
  const home = (
    <Button variant="outline" href={homeHref}>
      {texts.home}
    </Button>
  );
  return <Notice kind="empty" title={texts.empty} hint={texts.emptyHint} action={home} />;
}
