'use client';

import { useRef, useState, type SubmitEvent } from 'react';

import type { Draft, Proposal } from '@/scripts/local/propose';

/** What the dialog shows: `problem` is a sentence of what to do. */
type State =
  | { step: 'reading' }
  | { step: 'draft' | 'sending'; draft: Draft; problem?: string }
  | { step: 'problem'; problem: string }
  | { step: 'proposed'; proposal: Proposal };

/** Asks the editor's server. */
async function ask<Answer>(body?: object): Promise<Answer> {
  const response = await fetch('/api/keystatic/proposal', {
    headers: { 'no-cors': '1' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return JSON.parse(answer) as Answer;
}

function Places({ title, places }: { title: string; places: string[] }) {
  if (places.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul style={{ listStyle: 'disc', paddingLeft: '1.25rem' }}>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </>
  );
}

function Proposed({ proposal: { branch, address, opened } }: { proposal: Proposal }) {
  if (!address)
    return <p>Proposed on the branch {branch}: open its pull request at your Git host.</p>;
  return (
    <p>
      {opened ? 'Proposed: ' : 'Your change is in the repository. Now open its pull request: '}
      <a href={address} target="_blank" rel="noreferrer" style={{ textDecoration: 'underline' }}>
        {opened ? address : 'Open pull request'}
      </a>
    </p>
  );
}

const button = { padding: '0.25rem 0.75rem', border: '1px solid', borderRadius: '0.375rem' };

/** A button that proposes what is saved, after a look at what that is. */
export function Propose() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<State>({ step: 'reading' });

  const open = async () => {
    setState({ step: 'reading' });
    dialog.current?.showModal();
    try {
      setState({ step: 'draft', draft: await ask<Draft>() });
    } catch (error) {
      setState({ step: 'problem', problem: (error as Error).message });
    }
  };

  const send = async (event: SubmitEvent<HTMLFormElement>, draft: Draft) => {
    event.preventDefault();
    const sentence = new FormData(event.currentTarget).get('sentence');
    setState({ step: 'sending', draft });
    try {
      const proposal = await ask<Proposal>({ sentence, seen: draft.published });
      setState({ step: 'proposed', proposal });
    } catch (error) {
      setState({ step: 'draft', draft, problem: (error as Error).message });
    }
  };

  return (
    <>
      <button type="button" style={button} onClick={() => void open()}>
        Propose this change
      </button>
      <dialog
        ref={dialog}
        aria-label="Propose this change"
        style={{ margin: 'auto', maxWidth: '40rem', padding: '1.5rem', borderRadius: '0.5rem' }}
      >
        <div aria-live="polite" style={{ display: 'grid', gap: '1rem', fontSize: '1rem' }}>
          {state.step === 'reading' && <p>Looking at what others have published …</p>}
          {'draft' in state && (
            <form
              onSubmit={(event) => void send(event, state.draft)}
              style={{ display: 'grid', gap: '1rem' }}
            >
              <label style={{ display: 'grid', gap: '0.25rem' }}>
                What it is, in one sentence
                <input
                  name="sentence"
                  required
                  maxLength={200}
                  defaultValue={state.draft.headline}
                  style={{ padding: '0.5rem', border: '1px solid', borderRadius: '0.375rem' }}
                />
              </label>
              <Places title="Saved here and not yet published:" places={state.draft.changes} />
              <Places
                title="Published by somebody else with another value. Yours replaces it; to keep theirs, enter it and save:"
                places={state.draft.conflicts}
              />
              <Places
                title="Changed on this computer, but not part of the proposal:"
                places={state.draft.elsewhere}
              />
              <button disabled={state.step === 'sending'} style={button}>
                {state.step === 'sending' ? 'Proposing …' : 'Propose'}
              </button>
            </form>
          )}
          {'problem' in state && <p role="alert">{state.problem} Nothing of yours is lost.</p>}
          {state.step === 'proposed' && <Proposed proposal={state.proposal} />}
          <button type="button" style={button} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </dialog>
    </>
  );
}
