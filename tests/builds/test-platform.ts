import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A platform that is open and has nothing: enough for a page to show. */
export async function startTestPlatform(): Promise<{
  url: string;
  /** Headers of the calls that came in. */
  asked: readonly IncomingHttpHeaders[];
  close(): void;
}> {
  const permission = {
    info: {
      whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
      registerRules: {},
      resources: [],
      customerService: [],
      analytics: {},
      imageCDNs: ['/sandbox/images'],
      launchGameCDNs: [],
    },
    location: { ip: '127.0.0.1' },
    maintenance: false,
    regionRestriction: false,
  };
  const values: Readonly<Record<string, unknown>> = {
    '/wps/system/status': permission,
    '/wps/system/countries': { list: [] },
  };
  const requestHeaders: IncomingHttpHeaders[] = [];
  const server = createServer(({ url, headers }, response) => {
    requestHeaders.push(headers);
    const [path = ''] = (url ?? '').split('?');
    const value = values[path] ?? [];
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ success: true, value }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: requestHeaders,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
