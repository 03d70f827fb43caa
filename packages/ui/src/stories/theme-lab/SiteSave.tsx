import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { NativeSelect } from '../../primitives/NativeSelect/index.ts';
import * as css from './theme-lab.css.ts';

/** A site of the workspace, as Storybook's development server lists it. */
export interface LabSite {
  readonly id: string;
  readonly name: string;
  /** Reason why the site would not show the saved theme; blank if it would. */
  readonly unread: string;
}

/** The effect of a save: the hash of the current file, and a line for each loss. */
export interface LabPlan {
  readonly tag: string;
  readonly lost: readonly string[];
  /** True if the whole file would be replaced because it cannot be read; `lost` gives the reason. */
  readonly whole: boolean;
}

interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

/** Storybook's development server: lists the sites of the workspace and saves their themes. */
export interface LabServer {
  readonly sites: () => Promise<readonly LabSite[]>;
  /** The effect of a save, or the reason why none is possible. */
  readonly plan: (site: string, file: string) => Promise<LabPlan | Answer>;
  /** Writes a site's tokens file as planned; returns a message about the outcome. */
  readonly save: (site: string, file: string, tag: string) => Promise<Answer>;
}

export interface SiteSaveProps {
  readonly server: LabServer;
  /** The current theme as the text of a tokens file. */
  readonly read: () => string;
  /** Shows a message about the outcome; errors stay until the next message. */
  readonly say: (text: string, fault: boolean) => void;
}

const silent: Answer = { ok: false, text: 'The development server does not answer. Start pnpm storybook.' };

/** Saves the theme into a site, after a confirmation if content would be lost. */
export function SiteSave({ server, read, say }: SiteSaveProps): ReactNode {
  const noteId = useId();
  const [sites, setSites] = useState<readonly LabSite[]>([]);
  const [id, setId] = useState('');
  /** The save that waits for a confirmation. */
  const [asked, setAsked] = useState<(LabPlan & { readonly file: string }) | null>(null);
  useEffect(() => {
    server.sites().then(setSites, () => setSites([]));
  }, [server]);
  const site = sites.find((each) => each.id === id);
  const write = async (file: string, tag: string): Promise<void> => {
    setAsked(null);
    const { ok, text } = await server.save(id, file, tag).catch(() => silent);
    say(text, !ok);
  };
  const save = async (): Promise<void> => {
    const file = read();
    const plan = await server.plan(id, file).catch(() => silent);
    if ('ok' in plan) say(plan.text, true);
    else if (plan.lost.length > 0) setAsked({ ...plan, file });
    else await write(file, plan.tag);
  };
  if (sites.length === 0) return null;
  return (
    <>
      <NativeSelect
        aria-label="Site"
        placeholder="A site"
        value={id}
        options={sites.map((each) => ({ value: each.id, label: `${each.id} ${each.name}` }))}
        onValueChange={setId}
      />
      <Button
        size="sm"
        disabled={site === undefined}
        aria-describedby={site?.unread ? noteId : undefined}
        onClick={() => void save()}
      >
        Save into the site
      </Button>
      {site?.unread && (
        <p id={noteId} role="note" className={css.saveNote}>
          {site.unread}
        </p>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`Save into ${site?.id ?? ''} ${site?.name ?? ''}?`}
        description={
          asked?.whole
            ? 'Its theme.tokens.json cannot be read as a theme. All of it would be replaced.'
            : 'These tokens of its theme.tokens.json would get values of their own. All else in the file stays.'
        }
        footer={
          <>
            <Button variant="outline" data-first-focus="" onClick={() => setAsked(null)}>
              Keep the file
            </Button>
            <Button onClick={() => asked && void write(asked.file, asked.tag)}>
              {asked?.whole ? 'Replace the file' : 'Save all the same'}
            </Button>
          </>
        }
      >
        <ul className={css.lost}>
          {asked?.lost.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
