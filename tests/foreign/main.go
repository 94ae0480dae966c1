// Checks a log, its proofs and its cosignatures with Go's own implementations: x/mod/sumdb/note,
// x/mod/sumdb/tlog, crypto/ed25519 and crypto/mldsa. Reads a Request from standard input, and
// prints what it has checked, a line each; what does not hold ends it with 1.
package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/mldsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// Request says what to check: the log below an address, an older checkpoint of it, and a proof of
// a link in two steps. Keys are of logs (0x01, 0x06), witnesses have cosigned (0x04, 0x06).
type Request struct {
	URL       string   `json:"url"`
	Keys      []string `json:"keys"`
	Witnesses []string `json:"witnesses"`
	Older     string   `json:"older"`
	Proof     string   `json:"proof"`
	Entry     []byte   `json:"entry"`
}

type checkpoint struct {
	origin string
	tree   tlog.Tree
}

type proof struct {
	extra  []byte
	index  int64
	hashes tlog.RecordProof
	note   string
}

func main() {
	var asked Request
	must(json.NewDecoder(os.Stdin).Decode(&asked))
	verifiers := verifiersOf(asked)
	latest := opened("checkpoint", string(get(asked.URL+"/checkpoint")), verifiers)
	older := opened("older checkpoint", asked.Older, verifiers)
	reader := tlog.TileHashReader(latest.tree, &tiles{asked.URL})
	root, err := tlog.TreeHash(latest.tree.N, reader)
	must(err)
	hold("root of the tiles", root == latest.tree.Hash)
	path, err := tlog.ProveTree(latest.tree.N, older.tree.N, reader)
	must(err)
	must(tlog.CheckTree(path, latest.tree.N, latest.tree.Hash, older.tree.N, older.tree.Hash))
	fmt.Println("consistency", older.tree.N, latest.tree.N)
	entries(asked.URL, latest.tree.N, reader)
	link(asked, verifiers)
}

// link checks both steps of a proof: the checkpoint of a partition in the root log, and the entry
// under that checkpoint.
func link(asked Request, verifiers note.Verifiers) {
	outer := parsed(asked.Proof)
	root := opened("checkpoint of the proof", outer.note, verifiers)
	inner := parsed(string(outer.extra))
	leaf := tlog.RecordHash([]byte(inner.note))
	must(tlog.CheckRecord(outer.hashes, root.tree.N, root.tree.Hash, outer.index, leaf))
	fmt.Println("partition in root", outer.index)
	partition := tree(inner.note)
	entry := tlog.RecordHash(asked.Entry)
	must(tlog.CheckRecord(inner.hashes, partition.tree.N, partition.tree.Hash, inner.index, entry))
	hold("entry in proof", bytes.Equal(inner.extra, asked.Entry))
	fmt.Println("link in partition", inner.index)
}

// entries hashes every entry of the log, and compares it with the leaf of the tree.
func entries(url string, size int64, reader tlog.HashReader) {
	for first := int64(0); first < size; first += 256 {
		width := min(256, size-first)
		tile := tlog.Tile{H: 8, L: 0, N: first / 256, W: int(width)}
		data := get(url + "/" + strings.Replace(tile.Path(), "tile/8/0/", "tile/entries/", 1))
		for number := first; number < first+width; number++ {
			length := int(binary.BigEndian.Uint16(data))
			entry := data[2 : 2+length]
			data = data[2+length:]
			leaf, err := reader.ReadHashes([]int64{tlog.StoredHashIndex(0, number)})
			must(err)
			hold("entry is its leaf", leaf[0] == tlog.RecordHash(entry))
			tree(string(entry))
		}
		hold("bundle ends with its last entry", len(data) == 0)
	}
	fmt.Println("entries", size)
}

// opened opens a checkpoint with note.Open, which fails if a known signature is wrong.
func opened(what, text string, verifiers note.Verifiers) checkpoint {
	found, err := note.Open([]byte(text), verifiers)
	must(err)
	for _, one := range found.Sigs {
		fmt.Printf("%s signed by %s+%08x\n", what, one.Name, one.Hash)
	}
	return tree(found.Text)
}

// tree reads the three lines of a checkpoint (C2SP tlog-checkpoint).
func tree(text string) checkpoint {
	lines := strings.Split(text, "\n")
	hold("checkpoint has three lines", len(lines) == 4 && lines[3] == "")
	size, err := strconv.ParseInt(lines[1], 10, 64)
	must(err)
	hash, err := tlog.ParseHash(lines[2])
	must(err)
	return checkpoint{lines[0], tlog.Tree{N: size, Hash: hash}}
}

// parsed reads a proof (C2SP tlog-proof).
func parsed(text string) proof {
	head, signed, found := strings.Cut(text, "\n\n")
	hold("proof has a checkpoint", found)
	lines := strings.Split(head, "\n")
	hold("kind of proof", lines[0] == "c2sp.org/tlog-proof@v1")
	lines = lines[1:]
	var made proof
	var err error
	if extra, given := strings.CutPrefix(lines[0], "extra "); given {
		made.extra, err = base64.StdEncoding.DecodeString(extra)
		must(err)
		lines = lines[1:]
	}
	index, given := strings.CutPrefix(lines[0], "index ")
	hold("proof has an index", given)
	made.index, err = strconv.ParseInt(index, 10, 64)
	must(err)
	for _, line := range lines[1:] {
		hash, err := tlog.ParseHash(line)
		must(err)
		made.hashes = append(made.hashes, hash)
	}
	made.note = signed
	return made
}

// tiles reads tiles of height 8 as C2SP tlog-tiles names them.
type tiles struct{ url string }

func (t *tiles) Height() int { return 8 }

func (t *tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var found [][]byte
	for _, one := range wanted {
		path := strings.Replace(one.Path(), "tile/8/", "tile/", 1)
		found = append(found, get(t.url+"/"+path))
	}
	return found, nil
}

func (t *tiles) SaveTiles([]tlog.Tile, [][]byte) {}

// tree signatures (C2SP tlog-cosignature), as verifiers of notes.
type cosigner struct {
	name   string
	hash   uint32
	kind   byte
	public []byte
}

func (c *cosigner) Name() string    { return c.name }
func (c *cosigner) KeyHash() uint32 { return c.hash }

func (c *cosigner) Verify(text, signature []byte) bool {
	if len(signature) < 8 {
		return false
	}
	stamp, signature := signature[:8], signature[8:]
	seconds := binary.BigEndian.Uint64(stamp)
	if c.kind == 4 {
		signed := fmt.Sprintf("cosignature/v1\ntime %d\n%s", seconds, text)
		return ed25519.Verify(c.public, []byte(signed), signature)
	}
	public, err := mldsa.NewPublicKey(mldsa.MLDSA44(), c.public)
	if err != nil {
		return false
	}
	cosigned := tree(string(text))
	signed := []byte("subtree/v1\n\x00")
	signed = append(append(signed, byte(len(c.name))), c.name...)
	signed = append(signed, stamp...)
	signed = append(append(signed, byte(len(cosigned.origin))), cosigned.origin...)
	signed = binary.BigEndian.AppendUint64(signed, 0)
	signed = binary.BigEndian.AppendUint64(signed, uint64(cosigned.tree.N))
	signed = append(signed, cosigned.tree.Hash[:]...)
	return mldsa.Verify(public, signed, signature, nil) == nil
}

func verifiersOf(asked Request) note.Verifiers {
	var found []note.Verifier
	for _, text := range append(asked.Keys, asked.Witnesses...) {
		if verifier, err := note.NewVerifier(text); err == nil {
			found = append(found, verifier)
			continue
		}
		parts := strings.SplitN(text, "+", 3)
		data, err := base64.StdEncoding.DecodeString(parts[2])
		must(err)
		sum := sha256.Sum256(append([]byte(parts[0]+"\n"), data...))
		hold("id of a key", hex.EncodeToString(sum[:4]) == parts[1])
		found = append(found, &cosigner{parts[0], binary.BigEndian.Uint32(sum[:4]), data[0], data[1:]})
	}
	return note.VerifierList(found...)
}

func get(url string) []byte {
	answer, err := http.Get(url)
	must(err)
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	must(err)
	if answer.StatusCode != http.StatusOK {
		must(fmt.Errorf("%s: %s", url, answer.Status))
	}
	return data
}

func hold(what string, holds bool) {
	if !holds {
		must(errors.New(what + " does not hold"))
	}
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
