'use client';

import dynamic from 'next/dynamic';

/** The form, for the browser alone: compiling it for the server, too, would double the wait for it. */
export const Editor = dynamic(() => import('./Form').then(({ Form }) => Form), { ssr: false });
