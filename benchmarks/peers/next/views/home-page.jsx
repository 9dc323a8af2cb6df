import { homeHead } from '../../pages/head.js';
import { Home } from '../../pages/home/home.jsx';
import { home, loadRoot } from './load.js';
import { metadata } from './metadata.js';

export async function homeMetadata() {
  return metadata(homeHead(...(await Promise.all([loadRoot(), home()]))));
}

export async function HomePage() {
  const [root, data] = await Promise.all([loadRoot(), home()]);
  return <Home root={root} home={data} />;
}
