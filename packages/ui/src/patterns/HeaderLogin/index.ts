export * from './HeaderLogin.tsx';
