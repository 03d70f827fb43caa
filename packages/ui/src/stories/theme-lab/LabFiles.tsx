import { useEffect, useRef, useState, type Dispatch, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { NativeSelect } from '../../primitives/NativeSelect/index.ts';
import { TokensError } from '../../theme/tokens/token-fault.ts';
import { fileOf, stateOfFile, type LabAction, type LabState } from './lab-state.ts';

/** A site of the workspace, as Storybook's development server lists it. */
export interface LabSite {
  readonly id: string;
  readonly name: string;
}

/** What lists the sites of the workspace and takes their themes: Storybook's development server. */
export interface LabServer {
  readonly sites: () => Promise<readonly LabSite[]>;
  /** Writes a site's tokens file; what became of it in words. */
  readonly save: (site: string, file: string) => Promise<{ readonly ok: boolean; readonly text: string }>;
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'theme.tokens.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

export interface LabFilesProps {
  /** The state at this moment. */
  readonly read: () => LabState;
  /** Null in a built Storybook. */
  readonly server: LabServer | null;
  readonly act: Dispatch<LabAction>;
  /** Says what became of a file; faults stay until the next word. */
  readonly say: (text: string, fault: boolean) => void;
}

/** The theme as a file: out, in, and into a site of the workspace. */
export function LabFiles({ read, server, act, say }: LabFilesProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [sites, setSites] = useState<readonly LabSite[]>([]);
  const [site, setSite] = useState('');
  useEffect(() => {
    server?.sites().then(setSites, () => setSites([]));
  }, [server]);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      act({ type: 'start', state: stateOfFile(await file.text()) });
      say(`${file.name} is shown.`, false);
    } catch (error) {
      const lines = error instanceof TokensError ? error.lines : [String(error)];
      say(`${file.name} cannot be used.\n${lines.join('\n')}`, true);
    }
  };
  const save = async (): Promise<void> => {
    const silent = { ok: false, text: 'The development server does not answer. Start pnpm storybook.' };
    const { ok, text } = (await server?.save(site, fileOf(read())).catch(() => silent)) ?? silent;
    say(text, !ok);
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="File of design tokens"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="sm" variant={sites.length > 0 ? 'outline' : 'primary'} onClick={() => download(fileOf(read()))}>
        Export
      </Button>
      {sites.length > 0 && (
        <>
          <NativeSelect
            aria-label="Site"
            placeholder="A site"
            value={site}
            options={sites.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
            onValueChange={setSite}
          />
          <Button size="sm" disabled={site === ''} onClick={() => void save()}>
            Save into the site
          </Button>
        </>
      )}
    </>
  );
}
