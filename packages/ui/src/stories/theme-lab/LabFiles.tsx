import { useRef, type Dispatch, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { TokensError } from '../../theme/token-files/token-fault.ts';
import { fileOf, stateOfFile, type LabAction, type LabState } from './lab-state.ts';
import { SiteSave, type LabServer } from './SiteSave.tsx';

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
  /** Shows a message about a file; errors stay until the next message. */
  readonly say: (text: string, fault: boolean) => void;
}

/** The theme as a file: export, import, and saving into a site of the workspace. */
export function LabFiles({ read, server, act, say }: LabFilesProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
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
      <Button size="sm" variant={server ? 'outline' : 'primary'} onClick={() => download(fileOf(read()))}>
        Export
      </Button>
      {server && <SiteSave server={server} read={() => fileOf(read())} say={say} />}
    </>
  );
}
