import { useQuery } from '@tanstack/react-query';

/** A plate without a drawing. */
const blank = { size: 29, path: '' } as const;

/** An address as a QR code, whose code is fetched when one is needed; a blank plate until then. Undefined for no address. */
export function useScanCode(address: string | undefined) {
  const { data } = useQuery({
    queryKey: ['scan-code', address],
    queryFn: async () => (await import('../app-download/scanCode.ts')).scanCode(address ?? ''),
    enabled: address !== undefined,
    staleTime: Infinity,
  });
  return address === undefined ? undefined : (data ?? blank);
}
