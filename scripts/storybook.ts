import './node-version.ts';
import { spawn } from 'node:child_process';
import { portsFrom } from './services/ports.ts';

// Storybook on its port of the demo's: 6006, or with the same offset from HOUSEFRONT_PORT_BASE.

try {
  const port = String(portsFrom().storybook);
  const child = spawn('storybook', ['dev', '-p', port, '--no-open', ...process.argv.slice(2)], { stdio: 'inherit' });
  child.once('error', ({ message }) => {
    console.error(`Storybook could not be started: ${message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 0;
  });
  // Ctrl+C reaches the child too, which reports its end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
