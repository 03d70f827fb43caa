import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { needTelemetryLibraries } from './telemetry-libraries.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const managedBy = (manager: string) =>
  write(
    'housefront.json',
    JSON.stringify({ kit: '0.1.0', repository: { 'package-manager': manager }, sites: {}, files: {}, migrations: [] }),
  );
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'telemetry-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  managedBy('npm');
  write('package.json', '{"dependencies":{"@opentelemetry/api":"^1.10.0"}}');
});

const others =
  '@opentelemetry/core @opentelemetry/exporter-metrics-otlp-http @opentelemetry/exporter-trace-otlp-http @opentelemetry/resources @opentelemetry/sdk-metrics @opentelemetry/sdk-trace';

test.each([
  ['Dockerfile', 'CMD ["node", "--import", "@housefront/gateway/opentelemetry", "server.js"]'],
  ['compose.yaml', '  NODE_OPTIONS: --import @housefront/gateway/opentelemetry'],
  ['housefront.service', 'ExecStart=/usr/bin/node --import @housefront/gateway/opentelemetry server.js'],
  ['cluster/kubernetes/gateway.yaml', "- { name: NODE_OPTIONS, value: '--import @housefront/gateway/opentelemetry' }"],
])('[OPS-15] a repository whose %s starts OpenTelemetry is not built without its packages', (file, line) => {
  write(file, `# A comment\n${line}\n`);
  expect(() => needTelemetryLibraries(root)).toThrow(
    `${file} starts the gateway with @housefront/gateway/opentelemetry, and "dependencies" of package.json lack its packages. Run: npm install --save-prod ${others}`,
  );
  managedBy('pnpm');
  expect(() => needTelemetryLibraries(root)).toThrow(`Run: pnpm add --save-prod ${others}`);
  const all = ['@opentelemetry/api', ...others.split(' ')].map((name) => [name, '^1.0.0'] as const);
  write('package.json', JSON.stringify({ dependencies: Object.fromEntries(all) }));
  expect(() => needTelemetryLibraries(root)).not.toThrow();
});

test('[OPS-15] a repository that starts no OpenTelemetry, or names it in a comment, needs none of its packages', () => {
  write('Dockerfile', '# With @housefront/gateway/opentelemetry it would.\nCMD ["node", "server.js"]\n');
  expect(() => needTelemetryLibraries(root)).not.toThrow();
});
