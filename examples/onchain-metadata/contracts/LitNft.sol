// SPDX-License-Identifier: MIT
pragma solidity ^0.8.9;

import "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";

/// NFTs whose ids are known before they exist, so that the condition to read
/// a token's description can name that token.
contract LitNft is ERC721Enumerable {
    mapping(uint256 => string) private _uris;
    mapping(address => uint96) private _minted;

    constructor() ERC721("Lit NFT", "LITNFT") {}

    /// The minter's address and a counter: nobody else can take this id.
    function nextTokenId(address minter) public view returns (uint256) {
        return (uint256(uint160(minter)) << 96) | _minted[minter];
    }

    /// Mints to the caller. `uri` holds all metadata and never changes.
    function mint(uint256 tokenId, string calldata uri) external {
        require(tokenId == nextTokenId(msg.sender), "LitNft: not your next id");
        _minted[msg.sender] += 1;
        _uris[tokenId] = uri;
        _safeMint(msg.sender, tokenId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireMinted(tokenId);
        return _uris[tokenId];
    }
}
