// Publishes one version after another until the process is killed. Arguments: the folder of releases, and one to build in.
import { join } from 'node:path';
import { folderTarget } from '@liveryjs/cli/releases/folder-target';
import { publish } from '@liveryjs/cli/releases/publish';
import { writeTestBundle } from '@liveryjs/cli/releases/test-bundle';

const [to = '', work = ''] = process.argv.slice(2);
const target = folderTarget(to);
const bundle = join(work, 'red');
for (let turn = 0; ; turn++) {
  writeTestBundle(bundle, `${process.pid} ${turn}`);
  await publish(target, bundle, { keep: 2, look: async () => [] });
  if (turn === 0) process.stdout.write('begun\n');
}
