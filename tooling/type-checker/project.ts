import { join } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';

/** Asks the compiler about the project of `tsconfig.json` in a folder. */
export function askProject<Answer>(root: string, ask: (project: Project) => Answer): Answer {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`${root} is no project of TypeScript.`);
    return ask(project);
  } finally {
    api.close();
  }
}
