import { listHead } from '../../pages/head.js';
import { List } from '../../pages/list/list.jsx';
import { list, loadRoot } from './load.js';
import { metadata } from './metadata.js';

export async function listMetadata() {
  return metadata(listHead(await loadRoot()));
}

export async function ListPage() {
  const [root, data] = await Promise.all([loadRoot(), list()]);
  return <List root={root} {...data} />;
}
