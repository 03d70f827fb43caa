/** Exits with a clear message on a Node.js that cannot run TypeScript files and `node:sqlite` (24.5 is the first that can). */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 5)) {
  console.error(
    `This needs Node.js 24.5 or later and found ${process.versions.node}. No Node.js 24 build for this machine came with the packages; install one from nodejs.org and try again.`,
  );
  process.exit(1);
}
