import { notFound } from 'next/navigation';
import { Entry } from '../../pages/entry/entry.jsx';
import { entryHead } from '../../pages/head.js';
import { entry, loadRoot } from './load.js';
import { metadata } from './metadata.js';

export async function entryMetadata({ params }) {
  const { root, offer } = await load(params);
  return metadata(entryHead(root, offer));
}

export async function EntryPage({ params }) {
  return <Entry {...await load(params)} />;
}

async function load(params) {
  const { slug } = await params;
  const [root, offer] = await Promise.all([loadRoot(), entry(decodeURIComponent(slug))]);
  if (!offer) notFound();
  return { root, offer };
}
