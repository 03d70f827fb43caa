export { createSandbox, DEFAULT_PORT, SANDBOX_APP, type Sandbox, type SandboxOptions } from './createSandbox.ts';
export { runSandbox } from './runSandbox.ts';
export { PortInUse, type Listening, type ListenOptions } from './server.ts';
export { createManualClock, systemClock, type Clock, type ManualClock } from './world/storage/clock.ts';
